vcl 4.1;

import xkey;

backend default none;
