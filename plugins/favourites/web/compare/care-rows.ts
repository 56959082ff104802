import type { OwnershipKey } from '#core/facilities/legal-type.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import type { ComparedFacility } from '../pages.data.ts'
import { type CellContext, type Row, row } from './cell.ts'

/** Ownership tags that are a method or a profile, and no kind of governing body. */
type Method = Exclude<OwnershipKey, 'private' | 'public' | 'self_government' | 'not_public' | 'urban' | 'communal'>

/** Rows of kind, age, sector and method. */
export const careRows = (facilities: readonly ComparedFacility[], { t, language }: CellContext): readonly Row[] => [
  row(facilities, 'kind', t('favourites.compare.kind'), ({ type }) => ({ text: t(messageKey('tags.specialization', type)) })),
  row(facilities, 'age', t('favourites.compare.age'), ({ type }) => ({ text: t(messageKey('catalogue.card.age', type)) })),
  row(
    facilities,
    'sector',
    t('favourites.compare.sector'),
    ({ facts: { legal_type: type } }) => type && { text: t(messageKey('favourites.compare.legal-type', type.value)), from: type },
  ),
  row(
    facilities,
    'method',
    t('favourites.compare.method'),
    ({ methods }) =>
      methods.length > 0 && {
        text: new Intl.ListFormat(tagOf[language], { type: 'unit' }).format(
          methods.map((key) => t(messageKey('tags.ownership', key as Method, 'method'))),
        ),
      },
  ),
]

/** Rows of the amenities that any facility has; a register that does not name one does not deny it. */
export const amenityRows = (facilities: readonly ComparedFacility[], { t }: CellContext): readonly Row[] => {
  const named = [...new Set(facilities.flatMap(({ facts: { features } }) => features?.value ?? []))].filter((key) => key !== 'accessible')
  return [
    ...named.map((key) =>
      row(
        facilities,
        key,
        t(messageKey('tags.features', key as PartOf<'tags.features'>)),
        ({ facts: { features } }) => features?.value.includes(key) && { text: t('favourites.compare.yes') },
      ),
    ),
    row(
      facilities,
      'accessible',
      t('favourites.compare.accessible'),
      ({ facts: { accessible } }) =>
        accessible && { text: t(accessible.value ? 'favourites.compare.yes' : 'favourites.compare.no'), from: accessible },
    ),
  ]
}
