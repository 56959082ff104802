import { Effect } from 'effect'
import { realNameIndex } from '#config/quality/testing/real-directory.ts'
import { makeReadText } from '#config/quality/testing/read-sentences.ts'
import { judge, writeReading } from '#config/quality/testing/judge-reading.ts'
import { sentences as one } from '#plugins/search/testing/sentences/hand-one.ts'
import { sentences as two } from '#plugins/search/testing/sentences/hand-two.ts'
import { sentences as three } from '#plugins/search/testing/sentences/hand-three.ts'
const t0 = performance.now()
const data = realNameIndex()
console.log('index', Math.round(performance.now() - t0), 'ms', process.memoryUsage().arrayBuffers/1e6|0,'MB buffers')
const read = makeReadText(data)
const held = process.argv.includes('--held')
const all = [one, two, three].flatMap((hand, h) => hand.map((s, at) => ({ s, h: h+1, at, held: at % 3 === 2 })))
let right = 0, silent = 0, n = 0
const times: number[] = []
for (const { s, h, at, held: isHeld } of all) {
  if (isHeld !== held) continue
  const t = performance.now()
  const reading = await Effect.runPromise(read(s.text))
  times.push(performance.now() - t)
  const w = writeReading(reading)
  const v = judge(s, w)
  n++
  if (v.differences.length === 0) right++
  else {
    if (v.silent) silent++
    if (!held) console.log(`${h}.${at} ${v.silent ? '!!' : '  '} [${s.text}]\n      want ${JSON.stringify({ ...s, text: undefined, language: undefined })}\n      ${v.differences.join(' ; ')}   {unread: ${w.unread.join(' / ')}}`)
  }
}
times.sort((a, b) => a - b)
console.log(`${right}/${n} right, ${silent} silent; p50 ${times[times.length>>1]?.toFixed(2)} p99 ${times[Math.floor(times.length*.99)]?.toFixed(2)} ms`)
