/**
 * Loaders of the islands' components, by file. A module of its own, loaded with the first island: the list grows with
 * each island and with the chunks it needs, and would be half of the script that every page loads.
 */
export const islandFiles = import.meta.glob<{ default: React.ComponentType<object> }>('/plugins/*/web/islands/*.tsx')
