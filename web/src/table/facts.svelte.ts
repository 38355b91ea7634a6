/** Facts: what is asked for beside the scene and shown in panels; asked again when it may have changed. */
import type { Counter, Sheet } from "../wire/frames";
import type { Live } from "./live.svelte";

export class Facts {
  counter: Counter | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();

  constructor(private readonly live: Live) {}

  /** Count what is out: after every play, if somebody looks. */
  async count(): Promise<void> {
    this.counter = await this.live.ask("counter").catch(() => this.counter);
  }

  /** The score sheet: after every deal. */
  async score(): Promise<void> {
    this.sheet = await this.live.ask("score").catch(() => this.sheet);
  }
}
