import { token } from '#core/kernel/token.ts'

/** Archive of the base map that comes with the product, on the disk. */
export const BundledArchive = token<URL>('map/BundledArchive')
