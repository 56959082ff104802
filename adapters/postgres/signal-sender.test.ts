import { expect, test } from 'vitest'
import { gatherSignals } from './signal-sender.ts'

test('sends the signals of a moment together, and the next ones when that has ended', async () => {
  const sent: (readonly string[])[] = []
  const first = Promise.withResolvers<void>()
  const sender = gatherSignals(async (signals) => {
    sent.push(signals)
    if (sent.length === 1) await first.promise
  })
  sender.send('a')
  sender.send('b')
  await expect.poll(() => sent).toEqual([['a', 'b']])
  for (let n = 0; n < 1500; n++) sender.send(`${n}`)
  first.resolve()
  await sender.close()
  expect([sent.length, sent[1]?.length]).toEqual([2, 1000])
})

test('a failure loses its signals alone', async () => {
  const sent: string[] = []
  const sender = gatherSignals(async (signals) => {
    if (signals.includes('a')) throw new Error('away')
    sent.push(...signals)
  })
  sender.send('a')
  await sender.close()
  sender.send('b')
  await sender.close()
  expect(sent).toEqual(['b'])
})
