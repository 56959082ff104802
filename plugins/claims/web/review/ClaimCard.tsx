import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { RequestedFile } from '#web/app-kit/files/RequestedFile.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { claimsApi } from '../../contract/api.ts'
import type { ClaimView } from '../../contract/views.ts'
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
  const t = useT()
  const { facility, verified_data, documents, code } = claim
  const changes = corrected.flatMap((field) => {
    const value = verified_data?.[field]
    return value === undefined || value === facility[field]
      ? []
      : [[field, facility[field] ?? t('claims.review.card.none'), value] as const]
  })
  const lines: readonly (readonly [label: string, text: string])[] = [
    [
      t('claims.review.card.claimant'),
      `${claim.first_name} ${claim.last_name}, ${claim.position} (${t(messageKey('claims.review.card.role', claim.role))})`,
    ],
    [t('claims.review.card.contact'), `${groupedPhone(claim.phone)}, ${claim.email}`],
    [t('claims.review.card.register-email'), claim.register_email ?? t('claims.review.card.none')],
    [
      t('claims.review.card.code'),
      t(
        code.confirmed
          ? 'claims.review.card.code.confirmed'
          : code.locked
            ? 'claims.review.card.code.locked'
            : 'claims.review.card.code.unused',
      ),
    ],
    [
      t('claims.review.card.facility'),
      `${formatAddress(facility)} · ${t(messageKey('claims.review.card.facility', claim.new_facility ? 'new' : claim.owned ? 'owned' : 'known'))}`,
    ],
    ...(claim.owner_answer === null
      ? []
      : [
          [
            t('claims.review.card.owner'),
            `${t(messageKey('claims.review.card.owner', claim.owner_answer))} ${claim.owner_note ?? ''}`,
          ] as const,
        ]),
    ...changes.map(
      ([field, before, after]) =>
        [t(messageKey('claims.review.card.field', field)), t('claims.review.card.changed', { before, after })] as const,
    ),
    ...(claim.location === null
      ? []
      : [[t('claims.review.card.place'), `${claim.location.latitude.toFixed(5)}, ${claim.location.longitude.toFixed(5)}`] as const]),
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
      <h3>{t('claims.review.card.documents')}</h3>
      {documents.length === 0 ? (
        <p>{t('claims.review.card.documents.none')}</p>
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

interface ClaimDocumentProps {
  readonly claimId: string
  readonly document: ClaimView['documents'][number]
}

/** A proof document. */
const ClaimDocument = ({ claimId, document: { id, kind, mime, size } }: ClaimDocumentProps) => {
  const t = useT()
  const look = useMutation(claimsApi.viewDocument)
  const name = t(messageKey('claims.review.card.document', kind))
  return (
    <li>
      <p>
        {name} · {Math.ceil(size / 1024)} KB
      </p>
      <RequestedFile
        name={name}
        mime={mime}
        saveAs={`${kind}-${id}`}
        file={look.data}
        isPending={look.isPending}
        onRequest={() => look.mutate({ id: claimId, document: id })}
        labels={{
          open: t('claims.review.card.document.open'),
          openNamed: t('claims.review.card.document.open.of', { name }),
          download: t('claims.review.card.document.download'),
        }}
      />
    </li>
  )
}
