import type { ClientBase } from 'pg'
import type { Reaction } from '#core/plugin/reactions.ts'
import { type Load, reactionQueue } from './queues.ts'

/** Puts loads into a queue, within the running transaction of a client. */
export type Send = (client: ClientBase, queue: string, loads: readonly Load[]) => Promise<void>

/** Events that are taken at once. */
const portion = 200

/** Days for which a relayed event is kept. */
const keptDays = 30

/**
 * Takes committed events that nobody has relayed and sends one job for each reaction to each, in one transaction: both or neither. Several
 * processes share the work. True when there may be more.
 */
export const relayEvents = async (client: ClientBase, reactions: readonly Reaction[], send: Send): Promise<boolean> => {
  await client.query('begin')
  const { rows } = await client.query<{ id: string; name: string }>(
    `select id, name from outbox where relayed_at is null order by id limit ${portion} for update skip locked`,
  )
  for (const reaction of reactions) {
    const loads = rows.filter(({ name }) => name === reaction.event).map(({ id }) => ({ event: id }))
    if (loads.length) await send(client, reactionQueue(reaction).name, loads)
  }
  if (rows.length) await client.query('update outbox set relayed_at = now() where id = any($1::uuid[])', [rows.map(({ id }) => id)])
  await client.query('commit')
  return rows.length === portion
}

/** Forgets what was relayed long ago. */
export const pruneEvents = (client: ClientBase) =>
  client.query(`delete from outbox where relayed_at < now() - make_interval(days => ${keptDays})`)
