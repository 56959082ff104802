/** Most photos of a gallery in any package: more than parents look at, few enough for one page. */
export const maxPhotos = 40
