/**
 * Loaders of the islands' components, by file. A module of its own, loaded with the first island: the list grows with
 * each island and with the chunks it needs, and would be a quarter of the entry script of every page.
 */
export const islandFiles = import.meta.glob<{ default: React.ComponentType<object> }>('/plugins/*/web/islands/*.tsx')
