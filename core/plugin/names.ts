/** Whether a plugin may be called so: a-z, 0-9 and single hyphens, a letter first. */
export const isPluginName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** How the names of a plugin's tables begin: `facility-profile` owns `facility_profile_*`. */
export const tablesBegin = (name: string): string => `${name.replaceAll('-', '_')}_`

/** How the names of a plugin's settings begin: `facility-profile` owns `FACILITY_PROFILE_*`. */
export const variablesBegin = (name: string): string => tablesBegin(name).toUpperCase()

/** No plugin is called so: its tables would begin like core's own. */
export const namesOfCore: readonly string[] = [
  'access',
  'audit',
  'facility',
  'idempotency',
  'job',
  'live',
  'mail',
  'migration',
  'outbox',
  'rate',
  'rate-limit',
]

/** No plugin is called so: in `/assets/` these words stand for files of the build. */
export const namesOfBuild: readonly string[] = ['chunks', 'entries', 'static']
