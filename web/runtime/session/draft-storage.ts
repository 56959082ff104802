/** Beginning of the keys under which the tab keeps drafts of forms. */
export const draftPrefix = 'draft '

/** Beginning of the keys under which the tab keeps messages on their way. */
export const outboxPrefix = 'outbox '

/** Tells if the tab has a draft of any form, which its user finds again after signing in. */
export const hasDrafts = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix))
  } catch {
    return false
  }
}

/** Removes all drafts and unsent messages of the tab, when its user signs out: the next one at this computer finds nothing. */
export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix) || key.startsWith(outboxPrefix)) sessionStorage.removeItem(key)
  } catch {
    /* without storage there are no drafts */
  }
}
