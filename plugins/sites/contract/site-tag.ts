/** Returns the tag of the cached pages of a site, by its sub-domain. */
export const siteTag = (name: string): string => `site:${name}`
