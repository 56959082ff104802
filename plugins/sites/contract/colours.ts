import type { SiteLook } from './site.ts'

/** Stands for a colour that is the theme's. */
export const noColour = 'x'

const written = (colour: string | null): string => colour?.slice(1) ?? noColour

/** Returns the address of the style sheet with the own colours of a site; `null` where it has none. */
export const coloursAddress = (theme: string, { primary, ground }: Pick<SiteLook, 'primary' | 'ground'>): string | null =>
  primary === null && ground === null ? null : `/api/v1/site-colours/${theme}/${written(primary)}/${written(ground)}`
