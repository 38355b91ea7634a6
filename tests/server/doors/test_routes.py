"""What can be asked by HTTP."""

import pytest


@pytest.fixture
def made(site):
    return site.table()


def test_a_table_is_made_and_found_by_id_and_code(site, made):
    assert made["chair"] == 0
    assert made["join"] == f"http://{site.at}/t/{made['code']}"
    by_id = site.http.get(f"/api/tables/{made['table']}").json()
    assert by_id == site.http.get(f"/api/tables/{made['code'].lower()}").json()
    assert [chair["name"] for chair in by_id["chairs"]] == ["Ann", "", ""]
    assert made["token"] not in str(by_id)
