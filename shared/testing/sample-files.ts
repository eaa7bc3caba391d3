/*
 * Real files, as small as they get: what a form takes and what it does not, by its true type.
 */

/** A Word document of one paragraph. */
const docx =
  'UEsDBBQAAAAIAAAAIVz3VP4j2QAAAGQBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbJWQu1LDMBBFf0WjlrHWUDAMYzsFjxIowgfs' +
  'yGtbg16jVUL4e9YJSZGOUrpn75G22xyCV3sq7FLs9a1ptaJo0+ji3OvP7WvzoDdDt/3JxErQyL1eas2PAGwXCsgmZYqSTKkErHIs' +
  'M2S0XzgT3LXtPdgUK8Xa1LVDD90zTbjzVb0c5PqkLeRZq6cTuLp6jTl7Z7FKDvs4XlmaP4ORySPDi8t8I4CGoXuX/xQ3kvrAUt8w' +
  'SB18pzLCmOwuiMKs4L98aZqcpcv82pZLssQsiwreXJKALp7fAce1Db9QSwMEFAAAAAgAAAAhXDZX3tyiAAAAGAEAAAsAAABfcmVs' +
  'cy8ucmVsc43POw7CMAwG4KtE3qkLA0KoaReE1BWVA0SJm0Y0DyXhdXsyMFDEwGj792e56R52ZjeKyXjHYV3VwMhJr4zTHM7DcbWD' +
  'rm1ONItcEmkyIbGy4hKHKeewR0xyIitS5QO5Mhl9tCKXMmoMQl6EJtzU9RbjpwFLk/WKQ+zVGtjwDPSP7cfRSDp4ebXk8o8TX4ki' +
  'i6gpc7j7qFC921VhAdsGFy+2L1BLAwQUAAAACAAAACFcnPMgbo4AAAC6AAAAEQAAAHdvcmQvZG9jdW1lbnQueG1sRY7BCsIwEER/' +
  'peRut3oQCWl7KPgF6r0msS00u2ETjf69ST14ecMwwzCqf7u1elkOC2Er9nUjKouazIJTK66X8+4k+k4laUg/ncVY5T4GmVoxx+gl' +
  'QNCzdWOoyVvM2YPYjTFbniARG8+kbQh5zq1waJojuHFBUSbvZD5FfQEXxG64KShayBv9xl8X/j+6L1BLAQIUAxQAAAAIAAAAIVz3' +
  'VP4j2QAAAGQBAAATAAAAAAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgAAAAhXDZX3tyiAAAAGAEA' +
  'AAsAAAAAAAAAAAAAAIABCgEAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAgAAAAhXJzzIG6OAAAAugAAABEAAAAAAAAAAAAAAIAB1QEA' +
  'AHdvcmQvZG9jdW1lbnQueG1sUEsFBgAAAAADAAMAuQAAAJICAAAAAA==';

/** An OpenDocument text of one paragraph. */
const odt =
  'UEsDBBQAAAAAAAAAIVxexjIMJwAAACcAAAAIAAAAbWltZXR5cGVhcHBsaWNhdGlvbi92bmQub2FzaXMub3BlbmRvY3VtZW50LnRl' +
  'eHRQSwMEFAAAAAgAAAAhXIpNuFWIAAAAIgEAAAsAAABjb250ZW50LnhtbI2PwQ6CMAyGX4XsrtNwa8Y4+A7ecZRkiWsJHQbfXgaT' +
  'wMHEU9v0+5q/pp7Cs3jhIJ6pUtfzRdXWcNd5h9CyGwNSPDmmONdiZklg3VZqHAi4ES9ATUCB6IB7pK8FexrS5exHnOK/dmJXN9/Z' +
  'RS3VlvTB7XsbkmPNYvb2djc6t0YfAH1w9Y+f7QdQSwMEFAAAAAgAAAAhXBSflAuKAAAA6wAAABUAAABNRVRBLUlORi9tYW5pZmVz' +
  'dC54bWxlj1ELgzAMhP+K5N12ew2t/pagkRXatNgo+u/nBpuOvV2Oj7uL67cUm5XnGrJ4uJsb9J1LJGHiqvgRzUFJ/Z4ellkwUw0V' +
  'hRJX1AFzYRnzsCQWxV8eX7mX2ClEbg9s3pvTW2JsC+nDg4XTTjwGanUv7IFKiWEgPabaVUbzHmCuvUZ5U7Cds38vdE9QSwECFAMU' +
  'AAAAAAAAACFcXsYyDCcAAAAnAAAACAAAAAAAAAAAAAAAgAEAAAAAbWltZXR5cGVQSwECFAMUAAAACAAAACFcik24VYgAAAAiAQAA' +
  'CwAAAAAAAAAAAAAAgAFNAAAAY29udGVudC54bWxQSwECFAMUAAAACAAAACFcFJ+UC4oAAADrAAAAFQAAAAAAAAAAAAAAgAH+AAAA' +
  'TUVUQS1JTkYvbWFuaWZlc3QueG1sUEsFBgAAAAADAAMAsgAAALsBAAAAAA==';

const zip =
  'UEsDBBQAAAAIAAAAIVyDFtyMAwAAAAEAAAAJAAAAbm90ZXMudHh0qwAAUEsBAhQDFAAAAAgAAAAhXIMW3IwDAAAAAQAAAAkAAAAA' +
  'AAAAAAAAAIABAAAAAG5vdGVzLnR4dFBLBQYAAAAAAQABADcAAAAqAAAAAAA=';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

const jpg =
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBD' +
  'Af//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAED' +
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAA' +
  'AP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJgA/9k=';

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>';

/** The content of each, by its type. */
export const sampleFiles = {
  pdf: new TextEncoder().encode(pdf),
  // What every file of Word up to 2003 begins with; one that is whole would be twenty kilobytes.
  doc: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(504)),
  docx: decode(docx),
  odt: decode(odt),
  png: decode(png),
  jpg: decode(jpg),
  zip: decode(zip),
  exe: Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03, ...new Uint8Array(59)),
  html: new TextEncoder().encode('<!doctype html><title>x</title><script>alert(1)</script>'),
  svg: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  empty: new Uint8Array(),
};

function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
