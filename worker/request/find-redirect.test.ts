import { describe, expect, it } from 'vitest';
import { createRedirects } from './find-redirect.ts';

const find = createRedirects({
  '/antigo': '/produtos',
  '/Ecrãs': '/produtos/ecras-interativos',
  '/pedido?categoria=mesas': '/contactos#formulario-contacto',
  '/{product}-class': '/solucoes/educacao/{product}-class',
  '/?p=12': '/blog',
});

function lead(address: string): string | undefined {
  return find(new URL(`https://site.example${address}`));
}

describe('an old address', () => {
  it.each([
    ['/antigo', '/produtos'],
    ['/ANTIGO/', '/produtos'],
    ['//antigo', '/produtos'],
    ['/ecr%C3%A3s', '/produtos/ecras-interativos'],
    ['/ecrãs', '/produtos/ecras-interativos'],
    ['/vidra-class', '/solucoes/educacao/vidra-class'],
    ['/?p=12', '/blog'],
    ['/pedido?categoria=mesas', '/contactos#formulario-contacto'],
    ['/antigo?utm_source=carta&gclid=1', '/produtos?utm_source=carta&gclid=1'],
    ['/pedido?utm_medium=a%20b&categoria=mesas&fbclid=x', '/contactos?utm_medium=a%20b&fbclid=x#formulario-contacto'],
  ])('leads on: %s to %s', (address, target) => {
    expect(lead(address)).toBe(target);
  });

  it.each([
    '/antigo/mais',
    '/antigo?cor=azul',
    '/pedido',
    '/pedido?categoria=mesas&cor=azul',
    '/pedido?categoria=Mesas',
    '/',
    '/?p=13',
    '/%E0%A4%A',
    '/constructor',
    '/__proto__',
  ])('is nothing like %s', (address) => {
    expect(lead(address)).toBeUndefined();
  });
});
