"""What an operator watches."""

from triumvir.server.metrics import Metrics


def test_the_figures_stand_in_the_text():
    metrics = Metrics()
    metrics.watch(tables=lambda: 7, lag=lambda: 0.25)
    metrics.command("act", "ok", 0.004)
    metrics.command("act", "play/not_held", 0.001)
    metrics.frames.labels("json/text").inc()
    metrics.bots.inc()
    text = metrics.text().decode()
    for line in (
        "triumvir_tables 7.0",
        "triumvir_due_lag_seconds 0.25",
        'triumvir_commands_total{kind="act",outcome="ok"} 1.0',
        'triumvir_commands_total{kind="act",outcome="play/not_held"} 1.0',
        'triumvir_frames_refused_total{code="json/text"} 1.0',
        'triumvir_ack_seconds_bucket{le="0.005"} 2.0',
        "triumvir_bot_failures_total 1.0",
    ):
        assert line in text.splitlines()


def test_two_servers_of_one_process_count_apart():
    one, other = Metrics(), Metrics()
    one.bots.inc()
    assert "triumvir_bot_failures_total 0.0" in other.text().decode()
