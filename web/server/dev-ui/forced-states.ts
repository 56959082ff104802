const focusable = 'a,button,input,select,textarea,summary,[tabindex]'

/**
 * Returns a style sheet whose rules for hovered and focused elements apply to the samples in `[data-state=hover]` and
 * `[data-state=focus]` too, with the same specificity.
 */
export const withForcedStates = (css: string): string =>
  css
    .replaceAll(/(?<!\(hover):hover\b/g, ':is(:hover, [data-state=hover] :where(*))')
    .replaceAll(':focus-visible', `:is(:focus-visible, [data-state=focus] :where(${focusable}))`)
