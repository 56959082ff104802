import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpegSegment, withExif } from '../testing/sample-jpeg.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

const plainPicture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } })
const own = (bytes: ArrayLike<number>) => Uint8Array.from(bytes)
const cleanedBytes = (cleaned: { readonly parts: readonly BlobPart[] } | null) => new Blob([...(cleaned?.parts ?? [])]).bytes()
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()

describe('UP-02 a JPEG within the limits', () => {
  test.each([{ progressive: false }, { progressive: true }])(
    'keeps its pixels and its orientation, and loses the rest: %j',
    async (options) => {
      const picture = withExif(await plainPicture(40, 20).jpeg(options).toBuffer(), 6)
      const noted = own([
        ...picture.subarray(0, 2),
        ...jpegSegment(0xfe, 'wakacje'),
        ...picture.subarray(2),
        ...Buffer.from('film z trasy'),
      ])
      expect(textOf(noted)).toMatch(/wakacje[\s\S]*Telefon[\s\S]*film z trasy$/)
      const cleaned = cleanJpeg(noted)
      const bytes = await cleanedBytes(cleaned)
      expect(cleaned).toMatchObject({ width: 40, height: 20 })
      expect(textOf(bytes)).not.toMatch(/wakacje|Telefon|film/)
      expect((await sharp(bytes).metadata()).orientation).toBe(6)
      expect(await pixelsOf(bytes)).toEqual(await pixelsOf(picture))
    },
  )

  test('keeps its colour profile, and gets no orientation where it had none', async () => {
    const bytes = await cleanedBytes(cleanJpeg(own(await plainPicture(8, 8).withIccProfile('p3').jpeg().toBuffer())))
    const { hasProfile, orientation } = await sharp(bytes).metadata()
    expect([hasProfile, orientation]).toEqual([true, undefined])
  })

  test('is not cleaned where it is damaged', async () => {
    const whole = own(await plainPicture(8, 8).jpeg().toBuffer())
    for (const broken of [whole.subarray(0, 30), whole.subarray(0, -2), own([0xff, 0xd8, 0xff]), own([0xff, 0xd8, 1, 2, 3, 4])])
      expect(cleanJpeg(broken)).toBe(null)
  })

  test('is never read beyond its end, whatever its bytes are', async () => {
    const whole = withExif(await plainPicture(8, 8).jpeg().toBuffer(), 3)
    for (let at = 2; at < whole.length; at++) for (const value of [0, 0x7f, 0xff]) cleanJpeg(own(whole).fill(value, at, at + 1))
  })
})

describe('UP-02 a PNG within the limits', () => {
  test('keeps its pixels and loses texts, Exif data, and what stands behind its end', async () => {
    const picture = await plainPicture(12, 5)
      .withExif({ IFD0: { Make: 'Telefon' } })
      .png()
      .toBuffer()
    const cleaned = cleanPng(own([...picture, ...Buffer.from('wycięta część')]))
    const bytes = await cleanedBytes(cleaned)
    expect(textOf(picture)).toContain('Telefon')
    expect(cleaned).toMatchObject({ width: 12, height: 5 })
    expect(textOf(bytes)).not.toMatch(/Telefon|wyci/)
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(picture))
  })

  test('is not cleaned where it is damaged', async () => {
    const whole = own(await plainPicture(8, 8).png().toBuffer())
    for (const length of [8, 20, 40, whole.length - 1]) expect(cleanPng(whole.subarray(0, length))).toBe(null)
  })
})
