import sharp from 'sharp'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeWatermarks } from './watermarks.ts'

const white = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer(),
  )

test('CL-04 the mark covers every part of a picture, whatever its size', async () => {
  for (const [width, height] of [
    [1200, 800],
    [300, 1400],
  ] as const) {
    const marked = sharp(await run(makeWatermarks().apply(await white(width, height), 'support@kredka.test 23.11.2026 <11:00> & "x"')))
    expect(await marked.metadata()).toMatchObject({ format: 'webp', width, height })
    for (const left of [0, Math.floor(width / 2)])
      for (const top of [0, Math.floor(height / 2)]) {
        const { channels } = await marked
          .clone()
          .extract({ left, top, width: Math.floor(width / 2), height: Math.floor(height / 2) })
          .stats()
        expect(channels[0]?.min).toBeLessThan(220)
      }
  }
})

test('what is no picture is refused', async () => {
  expect(await failureOf(makeWatermarks().apply(new TextEncoder().encode('<script>'), 'x'))).toMatchObject({ _tag: 'BadFileFormat' })
})
