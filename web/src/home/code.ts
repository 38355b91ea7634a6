/** Code: the short name of a table, as people type or paste it. */

/** The code in what somebody entered: a code in any case with or without dashes and spaces, or a link to a table. */
export function codeIn(entered: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(entered);
  return (link?.[1] ?? entered).replaceAll(/[\s\u2010-\u2015-]/g, "").toUpperCase();
}
