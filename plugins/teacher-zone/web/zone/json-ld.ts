import { jsonLdOf, type NewsView } from '#plugins/publications/contract/ui.ts'
import type { TagView } from '#plugins/tags/contract/ui.ts'
import { ageRangeOf } from './age-range.ts'
import { licenceAddress } from './licence-address.ts'

interface MaterialOptions {
  readonly url: string
  readonly publicUrl: string
  /** Tags of the material. */
  readonly tags: readonly TagView[]
  readonly nameOf: (tag: TagView) => string
}

/** Creates the structured data of a material: schema.org LearningResource, of a relation or a contest an Article. */
export const materialJsonLd = (
  material: NewsView,
  { url, publicUrl, tags, nameOf }: MaterialOptions,
): Readonly<Record<string, unknown>> => {
  const { kind, title, licence, author_name, attachments, aims, minutes, age_from, age_to } = material
  const publisher = { name: 'Kredka', url: publicUrl }
  const article = jsonLdOf(material, { url, publicUrl, publisher })
  const named = (category: TagView['category']) => tags.filter((tag) => tag.category === category).map(nameOf)
  const ages = age_from !== null && age_to !== null ? `${age_from}-${age_to}` : ageRangeOf(tags)
  const about = [...named('publication_topic'), ...named('type_date_event')]
  const types = named('publication_scope')
  const page = attachments.find(({ preview }) => preview !== null)?.preview
  return {
    ...article,
    ...(kind === 'material' && { '@type': 'LearningResource', name: title, educationalUse: 'lesson' }),
    // Written by whoever is named, and otherwise not by the publisher.
    author: author_name === '' ? undefined : { '@type': 'Person', name: author_name },
    ...(licence === 'cc-by' && { license: licenceAddress }),
    ...(types.length > 0 && { learningResourceType: types }),
    ...(minutes !== null && { timeRequired: `PT${minutes}M` }),
    ...(aims !== '' && { teaches: aims }),
    ...(ages !== null && { typicalAgeRange: ages }),
    ...(about.length > 0 && { about }),
    ...(page && !article['image'] && { image: new URL(page['640'], publicUrl).href }),
    ...(attachments.length > 0 && {
      encoding: attachments.map(({ name, mime, url: file, size }) => ({
        '@type': 'MediaObject',
        name,
        encodingFormat: mime,
        contentSize: String(size),
        contentUrl: new URL(file, publicUrl).href,
      })),
    }),
    isAccessibleForFree: true,
  }
}
