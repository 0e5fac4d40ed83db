import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type SendPicture, type SentPicture, usePictureUploads } from '#lib/pictures/use-picture-uploads.ts'
import { pictureFile } from '#lib/testing/picture-files.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { GatewayError } from '#shared/contract/errors.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import { PictureUpload } from './picture-upload.tsx'

/** Uploads whose progress and outcome the test controls. */
class Uploads {
  readonly begun: {
    progress: (share: number) => void
    end: (id: string) => void
    fail: () => void
    signal: AbortSignal
  }[] = []

  readonly send: SendPicture = (_, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new GatewayError('feedback.picture', { kind: 'offline' }))
      this.begun.push({ progress: onProgress, end: resolve, fail, signal })
    })
}

function Desk({ send }: { send: SendPicture }) {
  const [sent, setSent] = useState<readonly SentPicture[]>([])
  const uploads = usePictureUploads({
    sent,
    onAdd: (picture) => setSent((all) => [...all, picture]),
    onRemove: (id) => setSent((all) => all.filter((picture) => picture.id !== id)),
    send,
  })
  return (
    <>
      <PictureUpload label="Pictures" uploads={uploads} />
      <p data-testid="ids">{sent.map(({ id }) => id).join()}</p>
    </>
  )
}

async function open() {
  const uploads = new Uploads()
  const screen = await renderSite(<Desk send={uploads.send} />)
  const input = screen.getByLabelText('Add pictures')
  return {
    screen,
    begun: uploads.begun,
    ids: screen.getByTestId('ids'),
    add: (...files: File[]) => userEvent.upload(input, files),
    button: (name: string) => screen.getByRole('button', { name }),
  }
}

test('[MBR-13] a picture shows how far it is, and is there once it has arrived', async () => {
  const { screen, begun, ids, add } = await open()
  await add(await pictureFile('bay.png'))
  const progress = screen.getByRole('progressbar', { name: 'Uploading bay.png' })
  await expect.poll(() => begun.length).toBe(1)
  begun[0]?.progress(0.4)
  await expect.element(progress).toHaveAttribute('value', '0.4')
  begun[0]?.end('p1')
  await expect.element(ids).toHaveTextContent('p1')
  await expect.element(progress).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('group').getByRole('status'))
    .toHaveTextContent('1 of 3 pictures added')
})

test('[MBR-13] an upload is cancelled, tried again after a failure, and removed', async () => {
  const { screen, begun, ids, add, button } = await open()
  await add(await pictureFile('first.png'))
  await expect.poll(() => begun.length).toBe(1)
  await button('Cancel uploading first.png').click()
  expect(begun[0]?.signal.aborted).toBe(true)
  await expect.element(screen.getByText('first.png')).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Add pictures')).toHaveFocus()

  await add(await pictureFile('second.png'))
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.fail()
  await expect.element(screen.getByText('the connection dropped', { exact: false })).toBeVisible()
  await button('Try second.png again').click()
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.end('p2')
  await expect.element(ids).toHaveTextContent('p2')
  await button('Remove second.png').click()
  await expect.element(ids).toHaveTextContent('')
})

test('[MBR-13] each file that is not taken is named with its own reason, and the others go on', async () => {
  const { screen, begun, add } = await open()
  const said = (words: string) => screen.getByText(words, { exact: false })
  const whole = await pictureFile('whole.png', { width: 200, height: 200 })
  await add(
    new File(['<svg/>'], 'drawing.png', { type: 'image/png' }),
    new File([new Uint8Array(await whole.arrayBuffer()).slice(0, -9)], 'cut.png', { type: 'image/png' }),
    whole,
    await pictureFile('fourth.png'),
  )
  await expect.element(said('drawing.png isn’t a PNG or JPEG picture.')).toBeVisible()
  await expect.element(said('cut.png is damaged or incomplete.')).toBeVisible()
  await expect.element(said('fourth.png wasn’t added. You can add up to 3 pictures.')).toBeVisible()
  await expect.poll(() => begun.length).toBe(1)
  await add(new File([pngOf(20_000, 9)], 'wide.png', { type: 'image/png' }))
  await expect.element(said('wide.png has too many pixels.')).toBeVisible()
  await expect.element(said('drawing.png isn’t')).not.toBeInTheDocument()
})

test('[MBR-13] an upload is cancelled when its form closes', async () => {
  const { screen, begun, add } = await open()
  await add(await pictureFile('bay.png'))
  await expect.poll(() => begun.length).toBe(1)
  await screen.unmount()
  expect(begun[0]?.signal.aborted).toBe(true)
})
