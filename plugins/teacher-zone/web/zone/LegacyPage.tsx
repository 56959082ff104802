/** Never rendered, since the data hook always redirects. */
export const LegacyPage = () => null
