import { groupedPhone } from '#core/kernel/phone.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { ClaimView } from '../../contract/views.ts'
import { ClaimDocument } from './ClaimDocument.tsx'
import css from './claim-card.module.css'

/** Claim as support sees it. */
interface ReviewedClaim extends ClaimView {
  readonly register_email: string | null
  /** The facility has an owner. */
  readonly owned: boolean
  readonly owner_answer: 'consents' | 'objects' | null
  readonly owner_note: string | null
}

/** Data of the facility that the claimant may correct. */
const corrected = ['name', 'post_code', 'street', 'building_number', 'phone', 'email', 'website'] as const

const formatAddress = ({ name, street, building_number, post_code, city }: ClaimView['facility']): string =>
  [name, [street, building_number], [post_code, city]]
    .map((part) => [part].flat().filter(Boolean).join(' '))
    .filter((part) => part !== '')
    .join(', ')

/** Card of a claim: the claimant, the facility, corrections, documents, and the owner's answer. */
export const ClaimCard = ({ data: claim }: FillProps<ReviewedSubject, ReviewedClaim>) => {
  const { t } = useTranslation('claims.review')
  const { facility, verified_data, documents, code } = claim
  const changes = corrected.flatMap((field) => {
    const value = verified_data?.[field]
    return value === undefined || value === facility[field] ? [] : [[field, facility[field] ?? t('card.none'), value] as const]
  })
  const lines: readonly (readonly [label: string, text: string])[] = [
    [t('card.claimant'), `${claim.first_name} ${claim.last_name}, ${claim.position} (${t(`card.role.${claim.role}`)})`],
    [t('card.contact'), `${groupedPhone(claim.phone)}, ${claim.email}`],
    [t('card.register-email'), claim.register_email ?? t('card.none')],
    [t('card.code'), t(code.confirmed ? 'card.code.confirmed' : code.locked ? 'card.code.locked' : 'card.code.unused')],
    [
      t('card.facility'),
      `${formatAddress(facility)} · ${t(`card.facility.${claim.new_facility ? 'new' : claim.owned ? 'owned' : 'known'}`)}`,
    ],
    ...(claim.owner_answer === null
      ? []
      : [[t('card.owner'), `${t(`card.owner.${claim.owner_answer}`)} ${claim.owner_note ?? ''}`] as const]),
    ...changes.map(([field, before, after]) => [t(`card.field.${field}`), t('card.changed', { before, after })] as const),
    ...(claim.location === null
      ? []
      : [[t('card.place'), `${claim.location.latitude.toFixed(5)}, ${claim.location.longitude.toFixed(5)}`] as const]),
  ]
  return (
    <>
      <dl className={css['lines']}>
        {lines.map(([label, text]) => (
          <div key={label} className={css['line']}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('card.documents')}</h3>
      {documents.length === 0 ? (
        <p>{t('card.documents.none')}</p>
      ) : (
        <ul className={css['documents']}>
          {documents.map((document) => (
            <ClaimDocument key={document.id} claimId={claim.id} document={document} />
          ))}
        </ul>
      )}
    </>
  )
}
