import { useState } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { RequestedFile } from '#web/app-kit/files/RequestedFile.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { opinionsApi } from '../../contract/api.ts'
import type { AnswerCard, OpinionCard } from '../../contract/review-card.ts'
import css from '../app.module.css'
import { History } from '../components/History.tsx'
import { OpinionItem, Points } from '../components/OpinionItem.tsx'
import { aspects } from '../components/Scores.tsx'
import { mean, textMonth, threadMoment } from '../format.ts'

/** Card of an opinion on the desk: the text with what looks like personal data marked, scores, proofs, and the proposed trust. */
export const OpinionReview = ({ data }: FillProps<ReviewedSubject, OpinionCard>) => {
  const t = useT()
  const language = useLanguage()
  const { opinion, evidence, document_seen, member, code_batch, proposed, history } = data
  const [seen, setSeen] = useState(document_seen)
  const { trust, trust_method } = seen ? proposed.with_document : proposed.without_document
  const mark = useMutation(opinionsApi.markDocumentSeen, { onSuccess: (view) => setSeen(view.seen) })
  const lang = tagOf[opinion.language]
  const lines: readonly (readonly [label: string, text: string])[] = [
    [t('opinions.review.card.author'), `${opinion.author_first_name} ${opinion.author_last_name}`],
    [
      t('opinions.review.card.relation'),
      t(messageKey('opinions.list.relation', opinion.relation), {
        from: textMonth(opinion.attended_from, language),
        to: opinion.attended_to === null ? '' : textMonth(opinion.attended_to, language),
      }),
    ],
    [t('opinions.review.card.written'), threadMoment(opinion.written_at, language)],
    [
      t('opinions.review.card.scores'),
      `${mean(opinion.score, language)} (${aspects.map((aspect) => `${t(messageKey('opinions.list.aspect', aspect))} ${opinion[`score_${aspect}`]}`).join(', ')})`,
    ],
    [t('opinions.review.card.language'), t(messageKey('opinions.list.language', opinion.language))],
    [
      t('opinions.review.card.code'),
      code_batch === null ? t('opinions.review.card.none') : t('opinions.review.card.code.batch', { number: code_batch }),
    ],
    [t('opinions.review.card.member'), t(member ? 'opinions.review.card.yes' : 'opinions.review.card.no')],
    [
      t('opinions.review.card.trust'),
      `${t(messageKey('opinions.list.trust', trust))}. ${t(messageKey('opinions.list.method', trust_method))}`,
    ],
  ]
  return (
    <>
      <div className={css['reviewText']} lang={lang}>
        <MarkedText text={opinion.text} />
        <Points pros={opinion.pros} cons={opinion.cons} lang={lang} />
      </div>
      <dl className={css['lines']}>
        {lines.map(([label, text]) => (
          <div key={label} className={css['line']}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {evidence.length > 0 && (
        <section aria-labelledby="dowody">
          <h3 id="dowody">{t('opinions.review.card.evidence')}</h3>
          <ul className={css['documents']}>
            {evidence.map((document) => (
              <EvidenceDocument key={document.id} opinionId={opinion.id} document={document} />
            ))}
          </ul>
          <label className={css['seen']}>
            <input
              type="checkbox"
              checked={seen}
              aria-disabled={mark.isPending}
              onChange={({ target }) => mark.mutate({ id: opinion.id, seen: target.checked })}
            />
            {t('opinions.review.card.evidence.seen')}
          </label>
        </section>
      )}
      <History of={history} />
    </>
  )
}

/** Card of a facility's answer on the desk, below the opinion that it answers. */
export const AnswerReview = ({ data: { facility, opinion, answer, history } }: FillProps<ReviewedSubject, AnswerCard>) => {
  const t = useT()
  return (
    <>
      <div className={css['reviewText']}>
        <h3>{t('opinions.review.card.answer', { name: facility.name })}</h3>
        <MarkedText text={answer.text} />
      </div>
      <section className={css['reviewText']} aria-label={t('opinions.review.card.opinion')}>
        <OpinionItem opinion={{ ...opinion, answer: null }} facility={facility.name} />
      </section>
      <History of={history} />
    </>
  )
}

interface EvidenceProps {
  readonly opinionId: string
  readonly document: OpinionCard['evidence'][number]
}

/** A document that an author added as evidence. */
const EvidenceDocument = ({ opinionId, document: { id, mime, name } }: EvidenceProps) => {
  const t = useT()
  const look = useMutation(opinionsApi.viewEvidence)
  return (
    <li>
      <p>{name}</p>
      <RequestedFile
        name={name}
        mime={mime}
        saveAs={name}
        file={look.data}
        isPending={look.isPending}
        onRequest={() => look.mutate({ id: opinionId, document: id })}
        labels={{
          open: t('opinions.review.card.evidence.open'),
          openNamed: t('opinions.review.card.evidence.open.of', { name }),
          download: t('opinions.review.card.evidence.download'),
        }}
      />
    </li>
  )
}

/** Text with what looks like personal data marked and named. */
const MarkedText = ({ text }: { readonly text: string }) => {
  const t = useT()
  const hits = findPrivacyHits(text)
  const ends = [0, ...hits.map(({ to }) => to)]
  return (
    <p className={css['quoted']}>
      {hits.map(({ kind, from, to }, n) => (
        <span key={from}>
          {text.slice(ends[n], from)}
          <mark title={t(messageKey('opinions.wizard.privacy.kind', kind))}>
            {text.slice(from, to)}
            <span className={hidden['hidden']}> ({t(messageKey('opinions.wizard.privacy.kind', kind))})</span>
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  )
}
