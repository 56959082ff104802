import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import { AnswerExists, OpinionExists } from '../contract/errors.ts'
import type { Answer } from '../domain/answer.ts'
import type { HistoryStep } from '../domain/history.ts'
import { type Opinion, ratingOf } from '../domain/opinion.ts'
import {
  answersOf,
  type EvidenceFile,
  type EvidenceFiles,
  evidenceOf,
  historiesOf,
  type Opinions,
  opinionsOf,
} from '../domain/opinions.port.ts'

/** Creates in-memory repositories of opinions, answers, histories and evidence. */
export const makeMemoryOpinions = () => {
  const opinions = makeMemoryStore<Opinion, OpinionExists>({
    unique: [{ columns: ['account_id', 'facility_id'], among: ({ state }) => state !== 'withdrawn', Failure: OpinionExists }],
  })
  const answers = makeMemoryStore<Answer, AnswerExists>({
    key: ['opinion_id'],
    unique: [{ columns: ['opinion_id'], Failure: AnswerExists }],
  })
  const evidence = makeMemoryStore<EvidenceFile>()
  const steps = makeMemoryStore<HistoryStep>()
  const current = (accountId: string | null, facilityId: string) =>
    opinions
      .all()
      .find(
        ({ account_id, facility_id, state }) =>
          accountId !== null && account_id === accountId && facility_id === facilityId && state !== 'withdrawn',
      )
  const ofAccount = (accountId: string) =>
    opinions
      .all()
      .filter(({ account_id }) => account_id === accountId)
      .toSorted((one, other) =>
        one.written_at === other.written_at ? (one.id < other.id ? 1 : -1) : one.written_at < other.written_at ? 1 : -1,
      )
  const moveWhere = (from: string, to: string, test: (opinion: Opinion) => boolean, merged: (opinion: Opinion) => string | null) =>
    Effect.sync(() =>
      opinions.all().flatMap((opinion) => {
        if (opinion.facility_id !== from || !test(opinion) || current(opinion.account_id, to)) return []
        const moved = { ...opinion, facility_id: to, merged_from: merged(opinion) }
        opinions.rows.set(opinion.id, moved)
        return [moved]
      }),
    )
  const repository: Opinions = {
    ...opinionsOf(opinions),
    rating: (facilityId) =>
      Effect.sync(() => ratingOf(opinions.all().filter(({ facility_id, state }) => facility_id === facilityId && state === 'accepted'))),
    figuresOf: (accountId) =>
      Effect.sync(() => {
        const own = ofAccount(accountId)
        const accepted = own.filter(({ state }) => state === 'accepted')
        return {
          accepted: accepted.length,
          firstAcceptedAt: accepted.flatMap(({ accepted_at }) => accepted_at ?? []).toSorted()[0] ?? null,
          upheldReports: own.reduce((sum, { upheld_reports }) => sum + upheld_reports, 0),
        }
      }),
    move: (from, to) =>
      moveWhere(
        from,
        to,
        () => true,
        ({ merged_from, facility_id }) => merged_from ?? facility_id,
      ),
    moveBack: (from, to) =>
      moveWhere(
        from,
        to,
        ({ merged_from }) => merged_from === to,
        () => null,
      ),
    give: (from, to, ids) =>
      moveWhere(
        from,
        to,
        ({ id, merged_from }) => merged_from === null && ids.includes(id),
        () => null,
      ),
    // Facilities in memory are neither deleted nor merged.
    stranded: () => Effect.succeed([]),
    experiencedSince: (at) =>
      Effect.sync(() => [
        ...new Set(
          opinions.all().flatMap(({ account_id: id, trust }) => {
            const first =
              id === null ? undefined : ofAccount(id).find(({ state, accepted_at }) => state === 'accepted' && (accepted_at ?? '') <= at)
            return id !== null && trust === 'verified' && first ? [id] : []
          }),
        ),
      ]),
    facilities: () =>
      Effect.sync(() => [
        ...new Set(opinions.all().flatMap(({ accepted_at, facility_id }) => (accepted_at === null ? [] : [facility_id]))),
      ]),
  }
  const files: EvidenceFiles = {
    ...evidenceOf(evidence),
    decidedBefore: (at, limit) =>
      Effect.sync(() =>
        evidence
          .all()
          .filter(({ opinion_id, added_at }) => {
            const opinion = opinions.rows.get(opinion_id)
            return added_at < at && opinion !== undefined && opinion.state !== 'pending' && (opinion.decided_at ?? opinion.changed_at) < at
          })
          .slice(0, limit),
      ),
  }
  /** Forgets histories and withdrawn opinions, so that long tests stay fast. */
  const forget = () => {
    steps.rows.clear()
    for (const { id, state } of opinions.all()) if (state === 'withdrawn') opinions.rows.delete(id)
  }
  return {
    forget,
    opinions: repository,
    answers: answersOf(answers),
    histories: historiesOf(steps),
    evidence: files,
    rows: opinions.rows,
    answerRows: answers.rows,
    ...joined(opinions, answers, evidence, steps),
  }
}
