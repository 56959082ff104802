/** Whether a plugin may be called so: a-z, 0-9 and single hyphens, a letter first. */
export const isPluginName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)

/** How the names of a plugin's tables begin: `facility-profile` owns `facility_profile_*`. */
export const tablesBegin = (name: string): string => `${name.replaceAll('-', '_')}_`

/** No plugin is called so: its tables would begin like core's own. */
export const namesOfCore: readonly string[] = ['facility', 'idempotency', 'job', 'mail', 'migration', 'outbox', 'rate', 'rate-limit']
