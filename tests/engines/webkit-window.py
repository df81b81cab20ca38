#!/usr/bin/python3
"""A bare WebKit window for WebKitWebDriver. MiniBrowser is at least 447 pixels wide, has no focus without a window manager,
and does not expose the console of its sessions."""

import os
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

script, folder = sys.argv[1:3]
# The driver consumes the output of the browser, so the console goes to a file.
for descriptor in (1, 2):
    os.dup2(os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND), descriptor)

# An ephemeral context would write nothing to the console.
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
context.set_preferred_languages(["ru-RU", "ru"])
# Requests to other machines go to an unused port, as if offline.
unused_port_proxy = WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"])
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, unused_port_proxy)


def open_window(_session):
    manager = WebKit2.UserContentManager()
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript.new(script, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=manager)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    return view


def on_started(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", open_window)


context.connect("automation-started", on_started)
Gtk.main()
