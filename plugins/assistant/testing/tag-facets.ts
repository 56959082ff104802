import { Effect } from 'effect'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { Facet, FacetOption } from '#core/search/facet.ts'
import type { Facets } from '#core/search/facets.port.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'

const words: Readonly<Record<'features' | 'ownership', Readonly<Record<string, string>>>> = {
  features: {
    'jezyk-angielski': 'język angielski, angielski, angielskiego, английська, англійська, англійську, english',
    ogrod: 'ogród, ogrodu, ogrodem, сад, garden',
    logopeda: 'logoped*, логопед*, speech therapist',
    basen: 'basen, basenu, басейн, swimming pool, pool',
    diety: 'dieta bezglutenowa, bezgluten*, diet*, gluten free, без глютену',
    rytmika: 'rytmik*, ритмік*',
    ceramika: 'ceramik*, кераміка, ceramics, pottery',
    monitoring: 'monitoring*, kamery, kamer, відеоспостереження, cctv',
    montessori: 'montessori',
    'wlasna-kuchnia': 'własna kuchnia, własną kuchnię, власна кухня, own kitchen',
    'dostosowanie-do-niepelnosprawnosci': 'niepełnosprawn*, wheelchair',
  },
  ownership: { montessori: 'montessori', katolicka: 'katolick*, католицьк*, catholic' },
}

const facetOf = (key: 'features' | 'ownership') => {
  const options: readonly FacetOption[] = seededTags[key].map((tag) => ({
    value: tag.id,
    param: tag.param,
    label: asMessageKey(`tags.${key}.${tag.key}`),
    ...(['private', 'public', 'self_government', 'not_public', 'urban', 'communal'].includes(tag.key) && { hidden: true }),
  }))
  const label = asMessageKey(`tags.category.${key}`)
  return { kind: 'choice', of: 'uuid', key, param: key, label, from: `f.${key}`, options, words: words[key] } as const
}

const facets = [facetOf('features'), facetOf('ownership')]

/** Amenities and methods, some with words of their own, the others known by their names. */
export const tagFacets: Facets = { all: facets satisfies readonly Facet[], available: () => Effect.succeed(facets) }
