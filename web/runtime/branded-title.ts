const brand = 'Kredka'

/** Returns the title of a page of the directory, which ends with the brand; without one it is the brand alone. */
export const brandedTitle = (title: string = brand): string => (title.startsWith(brand) ? title : `${title} – ${brand}`)
