"""A client for the API of a Skyline server, with nothing but the standard library.

The server's OpenAPI document says which operations there are; each is a method with the
operation's name, and takes what goes into the address and into the body as keywords:

    skyline = Skyline("http://localhost:3000")
    skyline.token = skyline.becomeGuest(name="Robot", bearer=True)["token"]
    skyline.joinQuickMatch(game="flatiron", seats=2, bots=True)
"""

import json
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen


class Refused(Exception):
    """The server has refused: the rule and the code say why."""

    def __init__(self, status, reason, retry_after):
        super().__init__(f"{status} {reason['rule']} {reason['code']}")
        self.status = status
        self.rule = reason["rule"]
        self.code = reason["code"]
        #: How many seconds to wait before asking again; only where it was too fast (P7).
        self.retry_after = retry_after


class Skyline:
    """One server; `token` says who asks, and comes from becomeGuest or signIn with bearer=True."""

    def __init__(self, server, token=None):
        self.server = server
        self.token = token
        paths = self._fetch("GET", "/api/openapi.json")["paths"]
        self.operations = {
            operation["operationId"]: (method.upper(), path, operation)
            for path, methods in paths.items()
            for method, operation in methods.items()
        }

    def __getattr__(self, name):
        if name.startswith("_") or name not in self.operations:
            raise AttributeError(f"the server has no operation {name}")
        return lambda **values: self._call(name, values)

    def __dir__(self):
        return [*super().__dir__(), *self.operations]

    def _call(self, name, values):
        method, path, operation = self.operations[name]
        query = {}
        # What has no place in the address is the body; a part of both goes into the address.
        for parameter in operation.get("parameters", []):
            key = parameter["name"]
            if parameter["in"] == "path":
                path = path.replace("{" + key + "}", quote(str(values.pop(key)), safe=""))
            elif key in values:
                query[key] = values.pop(key)
        body = values.pop("body", values) if "requestBody" in operation else None
        return self._fetch(method, path + ("?" + urlencode(query) if query else ""), body)

    def _fetch(self, method, path, body=None):
        headers = {"accept": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        try:
            with urlopen(Request(self.server + path, data, headers, method=method)) as response:
                return json.load(response)
        except HTTPError as error:
            wait = error.headers.get("retry-after")
            reason = json.load(error)["reason"]
            raise Refused(error.code, reason, None if wait is None else int(wait)) from None
