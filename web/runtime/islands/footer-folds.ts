// The styles show the groups of the footer where there is room; open ones are read out as such and are no stop of the Tab key.
if (matchMedia('(width >= 48em)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
    fold.open = true
    fold.firstElementChild?.setAttribute('tabindex', '-1')
  }
