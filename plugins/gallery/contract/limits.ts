/** Most photos of a gallery, whatever the package: more than parents look at, few enough for one page. */
export const maxPhotos = 40

/** Longest alternative text of a photo, as of any upload. */
export const maxAltLength = 250
