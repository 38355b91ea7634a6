"""The home page and what belongs to it: the way to tables of others and to one's own, settings, the key."""

from playwright.sync_api import expect

from tests.web.person import PATIENT

expect.set_options(timeout=PATIENT)
CODE = "main form input"


def made(someone):
    """The code of a table that waits for friends."""
    someone.page.goto("/new/hokm")
    someone.page.locator(".gobar .btn.primary").click()
    code = someone.page.locator(".code")
    code.wait_for()
    assert someone.page.locator("main svg[role=img] path").get_attribute("d")
    return code.inner_text()


def test_a_code_of_no_table_stays_in_its_field(person):
    someone = person("uk").home()
    someone.page.locator(CODE).fill("zzz-zz")
    someone.page.locator("main form button").click()
    expect(someone.page.locator("main form .fault")).to_have_text("Столу з таким кодом немає.")
    assert someone.page.locator(CODE).input_value() == "zzz-zz"


def test_a_friend_finds_the_table_by_its_code_and_sees_its_rules(person):
    code = made(person("en"))
    friend = person("zh", "phone").home()
    friend.page.locator(CODE).fill(code.lower())
    friend.page.locator("main form button").click()
    friend.page.wait_for_url(f"**/t/{code}")
    expect(friend.page.locator("main h2").last).to_have_text("本桌规则")
    expect(friend.page.locator("main li .av.bot")).to_have_count(1)
    expect(friend.page.locator("main li .av.free")).to_have_count(1)


def test_the_language_changes_where_one_is(person):
    someone = person("en").home()
    page = someone.page
    page.locator("article .pick").first.click()
    page.locator("header select").select_option("ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("article h2").first).to_have_text("الحكم الإجباري")
    expect(page).to_have_title("الحكم الإجباري، دو ديجو، الثلاثة الكبار · triumvir")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ar")


def test_settings_are_seen_at_once_and_kept(person):
    someone = person("en", theme="dark")
    page = someone.page
    page.goto("/settings")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_text("High contrast").click()
    page.get_by_text("Two colours").click()
    page.get_by_role("switch", name="Large print").click()
    for _ in range(2):
        expect(html).to_have_attribute("data-theme", "contrast")
        expect(html).to_have_attribute("data-suits", "2")
        expect(html).to_have_attribute("data-print", "large")
        page.reload()


def test_a_key_takes_seats_and_settings_to_another_browser(person, tmp_path):
    ann = person("en")
    code = made(ann)
    ann.page.goto("/settings")
    ann.page.get_by_label("Your name").fill("Ann")
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name="Save").click()
    saved.value.save_as(tmp_path / "key.json")

    other = person("en").home()
    assert not other.sees("main .cont")
    other.page.goto("/settings")
    other.page.locator("input[type=file]").set_input_files(tmp_path / "key.json")
    expect(other.page.get_by_label("Your name")).to_have_value("Ann")
    other.home()
    other.page.locator("main .cont .btn").click()
    other.page.wait_for_url(f"**/t/{code}")


def test_a_new_table_has_the_rules_that_are_chosen(person, house):
    someone = person("en")
    page = someone.page
    page.goto("/new/dou_dizhu")
    page.locator(".panel button[aria-expanded]").click()
    page.locator("summary").first.click()
    page.locator(".option").first.locator("label").nth(1).click()
    expect(page.locator("main .sm li")).to_have_count(1)
    with page.expect_request("**/api/tables") as asked:
        page.locator(".gobar .btn.primary").click()
    assert asked.value.post_data_json["options"]["auction_mode"] == "single_round"
