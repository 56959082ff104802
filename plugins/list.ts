/** The plugins of this installation, in the order in which they start and fill pages. One line each; the rest is written from it. */
// biome-ignore format: a plugin more is a line more
export const pluginNames = [
  'places',
  'tags',
  'registers',
  'catalogue',
  'facility-profile',
  'search',
  'map',
  'favourites',
  'product-landing',
  'info-pages',
  'api-docs',
  'page-statistics',
  'contact',
  'accounts',
  'moderation',
  'status',
  'notifications',
  'packages',
] as const
