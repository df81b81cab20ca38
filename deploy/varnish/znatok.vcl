# A shared cache that is purged by tag. The site's Cache-Control decides which responses are stored, and for how long.
# Varnish needs `-p http_gzip_support=off` and `-p vcl_path=` with this folder. See docs/operation.md.
vcl 4.1;

import std;
import xkey;

include "backends.vcl";

sub vcl_recv {
  if (req.method == "PURGE") {
    # The proxy's address is in the list too. A comma in X-Forwarded-For means that the proxy forwarded the request.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "No tags"));
    }
    # A hard purge: the author of a change must not get the stale page again.
    set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    return (synth(200, "Purged"));
  }
  set req.backend_hint = site.backend();

  # Browsers send hundreds of variants of Accept-Encoding; the site has three encodings.
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*(,|$|;\s*q=(1|0\.0*[1-9]))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*(,|$|;\s*q=(1|0\.0*[1-9]))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # An empty header is not the same as none: it selects another representation of the page.
  if (req.http.rsc == "") {
    unset req.http.rsc;
  }
  if (req.http.next-router-prefetch == "") {
    unset req.http.next-router-prefetch;
  }
  if (req.http.next-router-segment-prefetch == "") {
    unset req.http.next-router-segment-prefetch;
  }
  if (req.url ~ "^/_next/image\?" && req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp,*/*";
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The home page and the guards of account pages depend on cookies. Health checks need the current state.
  if (req.url ~ "^/($|\?)" || req.url ~ "^(/[a-z]{2})?/(profile|register)($|[/?])" || req.url ~ "^/healthz") {
    return (pass);
  }
  # A visitor who has just changed a page gets a fresh one. It is not stored: anyone can send this cookie, and each
  # response would be one more copy of its page.
  if (req.http.Cookie ~ "(^|;\s*)wrote=") {
    return (pass);
  }
  # The site restores the session hint of a visitor who has only the token.
  if (req.http.Cookie ~ "(^|;\s*)auth\.access_token=" &&
      req.http.Cookie !~ "(^|;\s*)session=(signed-in|registering)\s*(;|$)") {
    return (pass);
  }
  # Pages don't depend on cookies; responses that do are `private` or `no-store`.
  return (hash);
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) {
    # Orders the instances by URL. With round robin, a retry could hit the instance that has just failed.
    set bereq.backend = others.backend(by=URL, alt=bereq.retries - 1);
  }
}

sub vcl_backend_response {
  # The revalidation failed, or returned an incomplete page or one for a single visitor: keep the stale page.
  if (bereq.is_bgfetch &&
      (beresp.status >= 500 || (beresp.status == 200 && beresp.http.Cache-Control ~ "private|no-store"))) {
    return (abandon);
  }
  # Varnish's default grace of 10 s would serve a 404, or the router's data of an edited page, stale.
  if (beresp.http.Cache-Control !~ "stale-while-revalidate") {
    set beresp.grace = 0s;
  }
  # The instance served its own stale page or share image and renders a new one: revalidate again after a second.
  # Varnish would not store one whose TTL is over. The grace still ends at the same time as for a fresh one.
  if (beresp.ttl <= 0s && beresp.http.Cache-Control ~ "s-maxage|stale-while-revalidate") {
    set beresp.grace = beresp.grace + beresp.ttl;
    set beresp.ttl = 1s;
  }
}

sub vcl_backend_error {
  # Retries reads only, on another instance.
  if (bereq.method == "GET" && bereq.retries < 3) {
    return (retry);
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.http.X-Frame-Options = "DENY";
  set beresp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  set beresp.body = beresp.reason;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (req.http.x-purged) {
    set resp.http.x-purged = req.http.x-purged;
  }
  set resp.body = resp.reason;
  return (deliver);
}
