/** Tests a plugin's name: a-z, 0-9 and single hyphens, a letter first. */
export const isPluginName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** Prefix of a plugin's tables: `facility-profile` owns `facility_profile_*`. */
export const tablePrefix = (name: string): string => `${name.replaceAll('-', '_')}_`

/** Prefix of a plugin's settings: `facility-profile` owns `FACILITY_PROFILE_*`. */
export const settingPrefix = (name: string): string => tablePrefix(name).toUpperCase()

/** Reserved names: a plugin's tables would have the prefix of core tables. */
export const reservedCoreNames: readonly string[] = [
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

/** Reserved names: folders of the build in `/assets/`. */
export const reservedBuildNames: readonly string[] = ['chunks', 'entries', 'static', 'themes']
