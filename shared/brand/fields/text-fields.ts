import * as z from 'zod'

const isOneLine = (value: string) => value === value.trim() && !/\p{Cc}/u.test(value)

/** A text on screen: one line, without spaces around it. */
export const text = (most = 400) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .refine(isOneLine, 'must be one line, without spaces around it')

/** A provider's public key or name, as used in addresses. */
export const providerKey = () =>
  z.string().regex(/^[\w.-]{4,200}$/, 'must be 4 to 200 letters, digits, "-", "_" or "."')

export const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour of six hex digits')

/** The name of a file in the brand's folder. */
export const fileName = (extension: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^[\w-]+\.${extension}$`),
      `must be the name of a .${extension} file in the brand's folder`,
    )

/** Entries of which none is there twice. */
export const distinct = <Entry extends z.ZodType<string>>(entry: Entry) =>
  z.array(entry).superRefine((entries, context) => {
    for (const [index, value] of entries.entries())
      if (entries.indexOf(value) < index)
        context.addIssue({ code: 'custom', path: [index], input: value, message: 'is there twice' })
  })

/** Distinct entries, of which there is at least one. */
export const someDistinct = <Entry extends z.ZodType<string>>(entry: Entry) =>
  distinct(entry).refine((entries) => entries.length > 0, 'must have at least one entry')
