import { slugOf } from '#core/kernel/slug.ts'

/** A locality's name as lists and titles show it: whoever had to take another slug than the bare one is told apart by county. */
export const toldApart = (name: string, county: string, slug: string): string => (slug === slugOf(name) ? name : `${name} (pow. ${county})`)
