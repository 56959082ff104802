import { Effect } from 'effect'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { encodePicture } from './encode-picture.ts'
import { makePictures } from './pictures.ts'

const pictures = makePictures()
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ffcf1f' } })
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

test('PR-09 makes files up to the first width that is not smaller than the picture', async () => {
  const sizes: Record<number, unknown> = {}
  for (const width of [200, 320, 900, 2000]) {
    const picture = await run(pictures.encode(await bytesOf(image(width, width / 2).png()), 'responsive'))
    const actual = await Promise.all(picture.files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    sizes[width] = [picture.width, picture.height, picture.files.map(({ width, format }, n) => `${width}.${format}=${actual[n]}`).join(' ')]
  }
  expect(sizes).toEqual({
    200: [200, 100, '320.avif=200 320.webp=200 200.jpg=200'],
    320: [320, 160, '320.avif=320 320.webp=320 320.jpg=320'],
    900: [900, 450, '320.avif=320 320.webp=320 640.avif=640 640.webp=640 1280.avif=900 1280.webp=900 900.jpg=900'],
    2000: [1280, 640, '320.avif=320 320.webp=320 640.avif=640 640.webp=640 1280.avif=1280 1280.webp=1280 1280.jpg=1280'],
  })
})

test('UP-01 keeps no metadata, and turns a picture upright before it forgets how it lay', async () => {
  const lying = await bytesOf(
    image(600, 400)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Joanna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } }),
  )
  expect(Buffer.from(lying).includes('Joanna')).toBe(true)
  for (const recipe of ['responsive', 'page', 'square'] as const) {
    const { width, height, files } = await run(pictures.encode(lying, recipe))
    expect(width <= height).toBe(true)
    for (const { bytes } of files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, orientation ?? 1, Buffer.from(bytes).includes('Joanna')]).toEqual([
        undefined,
        undefined,
        undefined,
        1,
        false,
      ])
    }
  }
})

test('a photo is a square, a page one JPEG that can be read, white where it was transparent', async () => {
  expect(await run(pictures.encode(await bytesOf(image(900, 500).png()), 'square'))).toMatchObject({
    width: 256,
    height: 256,
    files: [{ format: 'webp' }],
  })
  const clear = await bytesOf(sharp({ create: { width: 3000, height: 1000, channels: 4, background: '#00000000' } }).png())
  const { width, height, files } = await run(pictures.encode(clear, 'page'))
  expect([width, height, files.map(({ format }) => format)]).toEqual([2560, 853, ['jpg']])
  const { dominant } = await sharp(files[0]?.bytes).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})

test('UP-01 a page that stands for a document has two small files, no larger than itself', async () => {
  for (const [size, ...expected] of [
    [{ width: 905, height: 1280 }, 640, 905, '320.webp=320 640.webp=640'],
    [{ width: 400, height: 1280 }, 400, 1280, '320.webp=320 640.webp=400'],
  ] as const) {
    const { width, height, files } = await run(pictures.encode(await bytesOf(image(size.width, size.height).png()), 'preview'))
    const actual = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect([width, height, files.map(({ width, format }, n) => `${width}.${format}=${actual[n]}`).join(' ')]).toEqual(expected)
  }
})

test('an animation stays one, as WebP, with a still JPEG', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      bytesOf(
        image(400, 300)
          .composite([{ input: { create: { width: 400, height: 300, channels: 3, background } } }])
          .png(),
      ),
    ),
  )
  const gif = new Uint8Array(
    await sharp(frames.map(Buffer.from), { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer(),
  )
  const { files } = await run(pictures.encode(gif, 'animation'))
  expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(['320.webp', '640.webp', '400.jpg'])
  expect((await sharp(files[1]?.bytes, { animated: true }).metadata()).pages).toBe(3)
  expect(await failureOf(pictures.encode(gif, 'responsive'))).toMatchObject({ _tag: 'BadFileFormat' })
})

test('J11.11 refuses what is truncated, of another format, or too many pixels', async () => {
  const png = await bytesOf(image(900, 500).png())
  const jpeg = await bytesOf(image(900, 500).jpeg())
  for (const bytes of [
    png.subarray(0, 200),
    jpeg.subarray(0, jpeg.length - 50),
    await bytesOf(image(9, 9).webp()),
    new Uint8Array(0),
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ])
    expect(await failureOf(pictures.encode(bytes, 'responsive'))).toMatchObject({ _tag: 'BadFileFormat', kind: 'unsupported' })
  // Interlaced images are decoded as a whole.
  for (const bomb of [await bytesOf(image(8000, 5001).png()), await bytesOf(image(5000, 4001).png({ progressive: true }))]) {
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await failureOf(pictures.encode(bomb, 'responsive'))).toMatchObject({ _tag: 'FileTooBig', kind: 'too-large' })
  }
})

test('encodes one picture at a time; a long queue is refused for a while', async () => {
  let running = 0
  let peak = 0
  const slow = makePictures(async (...input) => {
    peak = Math.max(peak, ++running)
    await new Promise((done) => setTimeout(done, 2))
    running--
    return encodePicture(...input)
  })
  const dot = await bytesOf(image(1, 1).png())
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => Effect.runPromise(slow.encode(dot, 'square'))))
  const refused = results.filter((one) => one.status === 'rejected')
  expect([peak, refused.length]).toEqual([1, 10])
  for (const { reason } of refused) expect(reason).toMatchObject({ _tag: 'Unavailable' })
  await Effect.runPromise(slow.encode(dot, 'square'))
})
