-- Requests random paths from a file (one per line) and prints the result as JSON.
local requests = {}

function init(args)
  math.randomseed(7)
  for path in io.lines(args[1]) do
    table.insert(requests, wrk.format('GET', path))
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary, latency)
  local errors = summary.errors
  -- wrk measures microseconds. The output has seconds, and milliseconds for `p99`.
  io.write(string.format(
    '{"requests":%d,"errors":%d,"seconds":%f,"p99":%f}\n',
    summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    summary.duration / 1e6,
    latency:percentile(99) / 1e3
  ))
end
