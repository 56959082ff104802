/**
 * The plugins of this installation, in the order in which they start and fill pages. One line each; the rest is written
 * from it. What each is for: `plugins/README.md`, under the same areas.
 */
// biome-ignore format: a plugin more is a line more
export const pluginNames = [
  // Places, tags and registers: where facilities are, what they are, and what official sources say about them
  'places',
  'tags',
  'registers',
  // Content: texts that editors write for the pages of others
  'cms',
  // Finding a facility: lists, profiles, search, map, favourites and the assistant
  'catalogue',
  'facility-profile',
  'search',
  'map',
  'favourites',
  'assistant',
  // Pages about Kredka: what it offers, its documents, its API and its customer service
  'product-landing',
  'info-pages',
  'api-docs',
  'page-statistics',
  'contact',
  // Accounts: people who sign in, the files that they upload, and what they have not sent yet
  'uploads',
  'accounts',
  'drafts',
  // Support and operation: what support decides about, and what open pages and accounts are told
  'moderation',
  'support',
  'status',
  'notifications',
  // Owners: how a facility gets an owner, and what the owner edits and pays for
  'packages',
  'claims',
  'partners',
  'facility-panel',
  'gallery',
  'publications',
  'sites',
  'theme-crayons',
  'theme-kindergarden',
  'theme-meadow',
  'theme-music-notes',
  'theme-space',
  'theme-bears',
  'theme-puzzles',
  'theme-rainbow',
  'theme-magic-theatre',
  // Posts outside of facilities: what teachers and editors publish, and posts by their days
  'teacher-zone',
  'calendar',
  'blog',
  // Parents and facilities: what they write to each other, and what parents follow
  'opinions',
  'membership',
  'groups',
  'questions',
  'chat',
  'recruitment',
  'visits',
  'subscriptions',
  'saved-searches',
  'costs',
  'commute',
  'reports',
  // Assistants: tools by which those of other people read the directory
  'mcp',
] as const
