/** Beginning of the keys under which the tab keeps drafts of forms. */
export const draftPrefix = 'draft '

/** Tells if the tab has a draft of any form, which its user finds again after signing in. */
export const hasDrafts = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return false
  }
}

/** Removes all drafts of the tab, when its user signs out: the next one at this computer finds nothing. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
  } catch {
    /* without storage there are no drafts */
  }
}
