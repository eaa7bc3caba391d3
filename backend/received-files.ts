/** A file that came with a lead, without its content. */
export interface ReceivedFile {
  /** The field it came in. */
  field: string;
  /** As the visitor's machine calls it. */
  name: string;
  /** Media type, as the visitor's browser tells it. */
  type: string;
  /** Bytes. */
  size: number;
  /** Where its content is, in R2. */
  key: string;
}

/**
 * Stores the files of a lead under its idempotency key and gives what is known of them, in their order. The same lead
 * offered again takes the same places, so that nothing is kept twice. Throws where one cannot be stored.
 */
export function storeFiles(bucket: R2Bucket, idempotencyKey: string, form: FormData): Promise<ReceivedFile[]> {
  const entries = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [] : [{ field, file: value }]));
  return Promise.all(
    entries.map(async ({ field, file }, index) => {
      const key = `received/${idempotencyKey}/${index}`;
      await bucket.put(key, file);
      return { field, name: file.name, type: file.type, size: file.size, key };
    }),
  );
}

/**
 * A file to be saved, never shown: whatever it is, no browser runs it. `undefined` where its content is gone.
 */
export async function downloadFile(bucket: R2Bucket, { key, name }: ReceivedFile): Promise<Response | undefined> {
  const object = await bucket.get(key);
  if (object === null) return undefined;
  return new Response(object.body, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(object.size),
      'Content-Disposition': writeDisposition(name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** RFC 6266: the name in plain letters, and as it is for all who know RFC 8187. Nothing in it ends the header. */
function writeDisposition(name: string): string {
  const plain = name.replaceAll(/[^\w. ()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
