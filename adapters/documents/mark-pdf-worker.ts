import { parentPort, workerData } from 'node:worker_threads'
import { markPdf } from './mark-pdf.ts'

// Marks one PDF and ends: the next one gets a new thread, which this one cannot have changed.

const { bytes, text } = workerData as { readonly bytes: Uint8Array; readonly text: string }
parentPort?.postMessage(await markPdf(bytes, text))
