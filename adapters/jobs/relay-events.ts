import type { ClientBase } from 'pg'
import type { Reaction } from '#core/plugin/reactions.ts'
import { type JobPayload, reactionQueue } from './queues.ts'

/** Enqueues payloads in a queue, in the running transaction of a client. */
export type Enqueue = (client: ClientBase, queue: string, payloads: readonly JobPayload[]) => Promise<void>

/** Maximum number of events per transaction. */
const batchSize = 200

/** Maximum number of old events that one transaction deletes. */
const pruneSize = 1000

/** Days after which a relayed event is deleted. */
const retentionDays = 30

/**
 * Enqueues one job per reaction for each committed event that has not been relayed, and marks the events as relayed, in one transaction.
 * Processes may run it concurrently. Returns true when more events may be waiting.
 */
export const relayEvents = async (client: ClientBase, reactions: readonly Reaction[], enqueue: Enqueue): Promise<boolean> => {
  await client.query('begin')
  const { rows } = await client.query<{ id: string; name: string; trace: string | null }>(
    `select id, name, trace from outbox where relayed_at is null order by id limit ${batchSize} for update skip locked`,
  )
  for (const reaction of reactions) {
    const payloads = rows
      .filter(({ name }) => name === reaction.event.name)
      .map(({ id, trace }) => ({ event: id, ...(trace !== null && { trace }) }))
    if (payloads.length) await enqueue(client, reactionQueue(reaction).name, payloads)
  }
  if (rows.length) await client.query('update outbox set relayed_at = now() where id = any($1::uuid[])', [rows.map(({ id }) => id)])
  await client.query('commit')
  return rows.length === batchSize
}

/** Deletes events that were relayed longer ago than the retention time, a thousand in a transaction. */
export const pruneEvents = async (client: ClientBase): Promise<void> => {
  const old = `select id from outbox where relayed_at < now() - make_interval(days => ${retentionDays}) limit ${pruneSize}`
  for (let deleted = pruneSize; deleted === pruneSize; )
    deleted = (await client.query(`delete from outbox where id = any(array(${old} for update skip locked))`)).rowCount ?? 0
}
