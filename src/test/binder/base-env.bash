#!/bin/bash
# Stands in for repo2docker's script of the same place, which fetches conda: the same front end from PyPI, in the same
# prefix, by the lock that ./image writes below. Of "mamba" the login shell wants its hook, which activates a prefix.
set -ex

python3 -m venv "$NB_PYTHON_PREFIX"
cat >/tmp/front-end.lock <<'LOCK'
@lock@
LOCK
"$NB_PYTHON_PREFIX/bin/pip" install -q --no-cache-dir --require-hashes -r /tmp/front-end.lock
mkdir -p "$CONDA_DIR/bin"
cat >"$CONDA_DIR/bin/mamba" <<'HOOK'
#!/bin/sh
echo 'mamba() { PATH=$2/bin:$PATH; }'
HOOK
chmod 0755 "$CONDA_DIR/bin/mamba"
rm /tmp/front-end.lock
chown -R "$NB_USER:$NB_USER" "$CONDA_DIR"
