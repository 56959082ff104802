const shown = ['.jpg', '.jpeg', '.jfif', '.png', '.gif']

/** Returns those of the accepted endings that pages show as pictures: `.jpg,.heic,.pdf` has `.jpg`. */
export const shownEndings = (accept = ''): string =>
  accept
    .split(',')
    .map((ending) => ending.trim())
    .filter((ending) => shown.includes(ending))
    .join(',')
