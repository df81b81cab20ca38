# The instances and the addresses that may purge: the only file that differs between deployments.
import directors;

acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

probe ready {
  .url = "/healthz/ready";
  .interval = 1s;
  .timeout = 3s;
  .window = 5;
  .threshold = 2;
  .initial = 2;
}

backend site_1 {
  .host = "site-1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 20s;
}

backend site_2 {
  .host = "site-2";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 20s;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site_1);
  site.add_backend(site_2);
  # Retries use the same instances in an order of their own (znatok.vcl).
  new others = directors.shard();
  others.add_backend(site_1);
  others.add_backend(site_2);
  others.reconfigure();
}
