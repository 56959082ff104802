const pictures = /^\.(jpe?g|png|webp|gif|avif|hei[cf])$/i

/** Returns those of the accepted endings that are pictures: `.jpg,.pdf` has `.jpg`. */
export const pictureEndings = (accept = ''): string =>
  accept
    .split(',')
    .map((ending) => ending.trim())
    .filter((ending) => pictures.test(ending))
    .join(',')
