cd /work/wt/D2; nice npx vite build > /tmp/d2build.log 2>&1 || tail -20 /tmp/d2build.log
kill $(cat /tmp/preview8862.pid) 2>/dev/null; sleep 1
(PATH=$PWD/node_modules/.bin:$PATH PORT=8862 STATE_PATH=/tmp/st8862 WRANGLER_SEND_METRICS=false vite preview > /tmp/preview8862.log 2>&1 & echo $! > /tmp/preview8862.pid)
for i in $(seq 30); do curl -s -o /dev/null localhost:8862/ && break; sleep 0.7; done
cat > /tmp/d2sz.mjs <<'J'
import {gzipSync} from 'node:zlib';
for (const u of ['/','/en','/es','/es/productos/pantallas-interactivas/orion-65','/es/soluciones/educacion','/es/soluciones/alquiler','/es/quienes-somos']){const r=await fetch('http://localhost:8862'+u,{headers:{accept:'text/html','accept-language':''}});const h=await r.text();const c=h.match(/<style[^>]*>(.*?)<\/style>/s)?.[1]??'';console.log(u,r.status,gzipSync(h).length,'css',gzipSync(c).length)}
J
node /tmp/d2sz.mjs
