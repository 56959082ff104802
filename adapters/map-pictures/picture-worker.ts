import { parentPort } from 'node:worker_threads'
import type { MapPictureRequest } from '#core/ports/map-pictures.ts'
import { drawPicture } from './draw-picture.ts'

// Draws pictures one after the other, so that a picture takes no time of the thread that answers requests.

parentPort?.on('message', async ({ id, request }: { readonly id: number; readonly request: MapPictureRequest }) => {
  try {
    const bytes = await drawPicture(request)
    parentPort?.postMessage({ id, bytes }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
