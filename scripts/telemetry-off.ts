export const telemetryOff = {
  NEXT_TELEMETRY_DISABLED: '1',
  PACT_DO_NOT_TRACK: 'true',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
} as const
